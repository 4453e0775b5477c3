import http from 'node:http';
import net from 'node:net';

/**
 * Loaded before the server. Redirects its connections to hosts under `pages.example` to a local port, because the server
 * does not fetch from private addresses.
 */
const connect = Reflect.get(http.Agent.prototype, 'createConnection');
http.Agent.prototype.createConnection = function createConnection(options, ...rest) {
  const isOtherSite = String(options.host).endsWith('pages.example');
  if (!isOtherSite) return connect.call(this, options, ...rest);
  return net.connect({ host: '127.0.0.1', port: Number(process.env.OTHER_SITES_PORT) });
};
