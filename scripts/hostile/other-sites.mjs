import http from 'node:http';
import net from 'node:net';

/**
 * Loaded before the server. Leads its connections to names under `pages.example` to a port of this machine: the server
 * refuses to fetch from private addresses, and pages that attack it must come from somewhere.
 */
const connect = Reflect.get(http.Agent.prototype, 'createConnection');
http.Agent.prototype.createConnection = function createConnection(options, ...rest) {
  const isOtherSite = String(options.host).endsWith('pages.example');
  if (!isOtherSite) return connect.call(this, options, ...rest);
  return net.connect({ host: '127.0.0.1', port: Number(process.env.OTHER_SITES_PORT) });
};
