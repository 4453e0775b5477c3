/**
 * Runs the server ("$@") as long as someone holds the other end of stdin, and hands on the signals named there line by
 * line. Node's end closes with Node, however it dies, and then the server gets SIGINT, its fast shutdown; again each
 * second, as it ignores one while starting. The supervisor ignores what a terminal or a service manager sends to whole
 * groups: Node decides.
 */
const SUPERVISOR = `
trap '' HUP INT TERM
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
{
  while read -r signal; do kill -"$signal" $server; done
  tries=0
  while [ $tries -lt 120 ] && kill -INT $server; do tries=$((tries + 1)); sleep 1; done
} <&3 >/dev/null 2>&1 &
watcher=$!
exec 3<&-
wait $server
status=$?
kill -KILL $watcher 2>/dev/null
wait $watcher 2>/dev/null
exit $status
`;

/** The command for `postgres` with its arguments. Windows has neither the shell nor the problem with Ctrl+C. */
export function supervised(postgres: string, args: readonly string[]): { program: string; args: string[] } {
  if (process.platform === 'win32') return { program: postgres, args: [...args] };
  return { program: '/bin/sh', args: ['-c', SUPERVISOR, 'rollcall-postgres', postgres, ...args] };
}
