/** A machine with PostgreSQL and its Patroni. */
export interface Node {
  name: string;
  folder: string;
  port: number;
  /** Of Patroni's health checks. */
  restPort: number;
}

export interface Ports {
  etcd: number;
  /** HAProxy's, which lead to the primary and to the standby. */
  primary: number;
  standby: number;
  pooler: number;
}

export const PASSWORD = 'only-for-this-run';

/** A node notices after some six seconds that the other one's machine is gone: the goal is 15 s without writes. */
export const patroni = ({ name, folder, port, restPort }: Node, etcdPort: number, postgres: string): string => `
scope: rollcall
name: ${name}
restapi: { listen: 127.0.0.1:${restPort}, connect_address: 127.0.0.1:${restPort} }
etcd3: { hosts: 127.0.0.1:${etcdPort} }
bootstrap:
  dcs:
    ttl: 10
    loop_wait: 2
    retry_timeout: 3
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { synchronous_commit: remote_apply, max_connections: 100, hot_standby_feedback: on, wal_keep_size: 512MB }
  initdb: [ { encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums ]
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${folder}/data
  bin_dir: ${postgres}
  pgpass: ${folder}/pgpass
  parameters: { unix_socket_directories: ${folder}, log_min_messages: fatal }
  pg_hba: [ host all all 127.0.0.1/32 scram-sha-256, host replication all 127.0.0.1/32 scram-sha-256 ]
  authentication:
    superuser: { username: postgres, password: ${PASSWORD} }
    replication: { username: replicator, password: ${PASSWORD} }
    rewind: { username: rewinder, password: ${PASSWORD} }
`;

const servers = (nodes: readonly Node[]): string =>
  nodes.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`).join('\n');

export const haproxy = (nodes: readonly Node[], { primary, standby }: Ports): string => `
global
  maxconn 1000
defaults
  mode tcp
  timeout connect 1s
  timeout client 60m
  timeout server 60m
  timeout check 3s
  option httpchk
  default-server inter 500ms fall 4 rise 1 on-marked-down shutdown-sessions
listen primary
  bind 127.0.0.1:${primary}
  option httpchk OPTIONS /primary
${servers(nodes)}
listen standby
  bind 127.0.0.1:${standby}
  option httpchk OPTIONS /replica
${servers(nodes)}
`;

export const pgbouncer = (folder: string, { primary, pooler }: Ports): string => `
[databases]
rollcall = host=127.0.0.1 port=${primary} dbname=rollcall connect_query='select set_config(''statement_timeout'', ''300000'', false)'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
query_wait_timeout = 2
server_connect_timeout = 2
server_login_retry = 1
ignore_startup_parameters = extra_float_digits
log_connections = 0
log_disconnections = 0
`;
