import path from 'node:path';

/**
 * Runs the server ("$@" after the file of its lock) as long as someone holds the other end of stdin, and hands on the signals named there line by
 * line. Node's end closes with Node, however it dies, and then the server gets SIGINT, its fast shutdown; again each
 * second, as it ignores one while starting. The supervisor ignores what a terminal or a service manager sends to whole
 * groups: Node decides. The server keeps the lock as long as any of its processes lives. PostgreSQL has none that reaches
 * further than process ids: in two containers with one folder it would start twice, and destroy the data.
 */
const SUPERVISOR = `
trap '' HUP INT TERM
if command -v flock >/dev/null; then
  exec 9>>"$1"
  flock --nonblock 9 || { echo 'another server has the lock of the data folder' >&2; exit 1; }
fi
shift
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
{
  while read -r signal; do kill -"$signal" $server; done
  tries=0
  while [ $tries -lt 120 ] && kill -INT $server; do tries=$((tries + 1)); sleep 1; done
} <&3 9>&- >/dev/null 2>&1 &
watcher=$!
exec 3<&-
wait $server
status=$?
kill -KILL $watcher 2>/dev/null
wait $watcher 2>/dev/null
exit $status
`;

/** The command for `postgres` on a data folder with further arguments. Windows has neither the shell nor the problem with Ctrl+C. */
export function supervised(
  postgres: string,
  dataFolder: string,
  settings: readonly string[],
): { program: string; args: string[] } {
  const args = ['-D', dataFolder, ...settings];
  if (process.platform === 'win32') return { program: postgres, args };
  const lock = path.join(dataFolder, 'rollcall.lock');
  return { program: '/bin/sh', args: ['-c', SUPERVISOR, 'rollcall-postgres', lock, postgres, ...args] };
}
