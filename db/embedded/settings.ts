/** Settings of the embedded server: durable, small, and no user data in its log. */
export function serverSettings(
  major: number,
  endpoint: { socketFolder: string; port: number },
): Record<string, string> {
  return {
    listen_addresses: endpoint.socketFolder ? '' : '127.0.0.1',
    port: String(endpoint.port),
    unix_socket_directories: endpoint.socketFolder,
    unix_socket_permissions: '0700',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    min_wal_size: '32MB',
    max_wal_size: '256MB',
    shared_buffers: '64MB',
    max_connections: '60',
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    timezone: 'UTC',
    // Error messages contain values that users wrote (P31); the program that sent the statement reports them instead.
    log_destination: 'stderr',
    logging_collector: 'off',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_line_prefix: '',
    // PostgreSQL 18 starts extra processes to read ahead, which a database of this size never needs.
    ...(major >= 18 ? { io_method: 'sync' } : {}),
  };
}

/** Options for a new cluster: UTF-8, and a collation that no update of a system library can change. */
export function clusterOptions(major: number): string[] {
  const locale =
    major >= 17 ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8'];
  return ['--encoding=UTF8', ...locale];
}
