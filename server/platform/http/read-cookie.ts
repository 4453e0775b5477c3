import type { IncomingHttpHeaders } from 'node:http';

/** The value of a cookie as it was sent; undefined without one. */
export const readCookie = ({ cookie }: IncomingHttpHeaders, name: string): string | undefined =>
  cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
