/** The addresses a link from outside may open. None of them changes anything: they only show. */
const OPEN = [
  /^\/$/,
  /^\/(?:saved|settings)$/,
  /^\/(?:new|rules)\/[a-z-]{1,40}$/,
  /^\/match\/[a-z0-9-]{1,40}$/,
];

/** The path of `patroon://match/1`, of `exp://host/--/match/1` and of `/match/1?x#y`. */
const pathOf = (link: string): string => {
  const place = link.replace(/^.*\/--(?=\/|$)/s, '').replace(/^[a-z][a-z0-9+.-]*:\/*/i, '');
  return `/${place.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '')}`;
};

/** Where a link leads on a phone or tablet: anything unknown leads home. Expo Router asks; it must never throw. */
export function redirectSystemPath({ path }: { readonly path: string }): string {
  const address = pathOf(path);
  return OPEN.some((allowed) => allowed.test(address)) ? address : '/';
}
