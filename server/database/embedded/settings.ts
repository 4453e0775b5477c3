/** Command-line settings of the server; a data folder's own postgresql.conf comes second to them. */
export function serverSettings(port: number, durable: boolean): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '', // a socket's path may have 107 characters only
    max_connections: '100',
    shared_buffers: '128MB',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_line_prefix: '%b|%e|', // read by server-log.ts
    log_min_error_statement: 'panic', // statements carry what people wrote
    lc_messages: 'C',
    'rollcall.owner': String(process.pid), // read by other starts on the same folder
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
