/** `client backend|23505|ERROR:  duplicate key…`, as log_line_prefix in settings.ts makes it. */
const LINE = /^([^|]*)\|(\w{5})\|([A-Z]+): (.*)$/;
/** Or, of a folder that is a replica's: read-only connections. */
const READY = /ready to accept (?:read-only )?connections/;
const SERIOUS = new Set(['WARNING', 'ERROR', 'FATAL', 'PANIC']);
const CONTINUED = new Set(['DETAIL', 'HINT', 'CONTEXT']);
/** Errors that clients get while the server starts or stops. */
const COMING_AND_GOING = new Set(['57P01', '57P03']);

/** Returns a reader of the server's stderr that forwards WARNING and above and reports when the server is ready. */
export function createServerLog(on: { line: (text: string) => void; ready: () => void }): (line: string) => void {
  let keeping = true;
  return (line) => {
    const [, source = '', state = '', level = '', untrimmed = line] = LINE.exec(line) ?? [];
    const text = untrimmed.trim();
    // A line without a prefix continues the previous one, or comes from the shell or the system's loader.
    if (level !== '' && !CONTINUED.has(level)) keeping = isWorthReading(source, state, level);
    if (keeping && text !== '') on.line(level === '' ? text : `PostgreSQL ${level}: ${text}`);
    if (level === 'LOG' && READY.test(text)) on.ready();
  };
}

/** The caller of a statement gets its error and decides whether it matters: refused duplicates are normal. */
function isWorthReading(source: string, state: string, level: string): boolean {
  if (source === 'client backend' && level === 'ERROR') return false;
  return SERIOUS.has(level) && !COMING_AND_GOING.has(state);
}
