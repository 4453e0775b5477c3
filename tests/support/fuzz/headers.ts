import fc from 'fast-check';

/** Characters of a header; a client refuses to send any other. */
export const inHeader = (text: string): string => text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?');

const none = fc.constant<Record<string, string>>({});

/** Headers that servers, proxies and caches trust more than they should; mostly none. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: none },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://[' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-forwarded-for': '203.0.113.7, evil' },
      { 'x-forwarded-host': 'evil.example' },
      { 'x-forwarded-proto': 'https' },
      { 'x-http-method-override': 'DELETE' },
      { 'x-original-url': '/dev/outbox' },
      { host: 'evil.example' },
      { host: 'localhost:1' },
      { 'accept-encoding': 'gzip;q=nonsense, *;q=0' },
      { accept: 'text/html' },
      { 'if-none-match': '*' },
      { range: 'bytes=0-0' },
      { 'transfer-encoding': 'chunked' },
      { expect: '100-continue' },
      { 'user-agent': '<zq-intruder>"\'' },
      { 'accept-language': 'x'.repeat(4000) },
      { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
    ),
  },
);

/** Content types and encodings of a body: mostly the one that is wanted. */
export const bodyHeaders = (wanted: string): fc.Arbitrary<Record<string, string>> =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constant({ 'content-type': wanted }) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<Record<string, string>>(
        {},
        { 'content-type': 'application/json; charset=utf-16' },
        { 'content-type': 'application/json; charset=nothing' },
        { 'content-type': 'application/x-www-form-urlencoded' },
        { 'content-type': 'application/xml' },
        { 'content-type': 'multipart/form-data; boundary=x' },
        { 'content-type': 'multipart/form-data' },
        { 'content-type': 'text/plain' },
        { 'content-type': ';' },
        { 'content-type': wanted, 'content-encoding': 'gzip' },
        { 'content-type': wanted, 'content-encoding': 'br' },
        { 'content-type': wanted, 'content-encoding': 'nonsense' },
      ),
    },
  );
