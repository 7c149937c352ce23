import { openRng, rngFromSeed } from '@/core/rng';
import { redirectSystemPath } from '@/ui/screens/shell/native-intent';

const leads = (path: string): string => redirectSystemPath({ path });

test.each([
  ['patroon://', '/'],
  ['/', '/'],
  ['', '/'],
  ['patroon://match/0a1b2c3d4e5f6071', '/match/0a1b2c3d4e5f6071'],
  ['patroon:///match/0a1b/', '/match/0a1b'],
  ['exp://192.168.0.7:8081/--/saved', '/saved'],
  ['exp://192.168.0.7:8081', '/'],
  ['/rules/nieuw-amsterdam?from=a#b', '/rules/nieuw-amsterdam'],
  ['/settings', '/settings'],
])('the link %s leads to %s', (link, address) => expect(leads(link)).toBe(address));

test.each([
  'patroon://match/../settings',
  '/match/ABC',
  '/match/a/delete',
  '/match/%2e%2e',
  '/delete',
  '/_sitemap',
  `/match/${'a'.repeat(41)}`,
  'javascript:alert(1)',
  'https://elsewhere.example/match/a',
])('the link %s leads home', (link) => expect(leads(link)).toBe('/'));

test('no link whatever makes the app stumble, or leads anywhere else', () => {
  const { below } = openRng(rngFromSeed('links'));
  const pieces = [
    'patroon:',
    '//',
    '/',
    'match',
    'new',
    'saved',
    '..',
    '%',
    '?',
    '#',
    '\n',
    '\0',
    'ü',
    '--',
    'a1',
    '__proto__',
  ];
  for (let i = 0; i < 5000; i++) {
    const link = Array.from({ length: below(12) }, () => pieces[below(pieces.length)]).join('');
    expect(leads(link)).toMatch(/^\/$|^\/saved$|^\/(?:new|match)\/[a-z0-9-]+$/);
  }
});
