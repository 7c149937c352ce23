import { createHash } from 'node:crypto';

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the page may do. Style blocks are allowed by their very text; libraries fill an empty one by script. */
export function policyOf(html) {
  const blocks = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${['', ...blocks].map(hashOf).join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** For a server, which can also forbid to be framed. */
export const policyHeader = (html) => `${policyOf(html)}; frame-ancestors 'none'`;
