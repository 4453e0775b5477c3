import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** The environment of an application that sends by it. */
  environment: { SMTP_URL: string; MAIL_FROM: string };
  received: { from: string; to: string[]; raw: string }[];
  /** Stops at once and closes all connections. */
  die(): void;
  close(): Promise<void>;
}

interface Options {
  /** Reuses the port of a previous server. */
  port?: number;
  /** Unknown addresses. */
  refuses?: (address: string) => boolean;
  /** Stops responding after this number of mails. */
  hangsAfter?: number;
  /** Stops after this number of mails, having accepted the last. */
  diesAfter?: number;
  /** Accepts mails after this login only. */
  login?: { user: string; password: string };
  /** Speaks TLS from the start or after STARTTLS, with a certificate of its own that nobody trusts; by default never. */
  tls?: 'implicit' | 'starttls';
}

/** A mail server that delivers nothing and accepts everything by default. */
export async function startMailServer(options: Options = {}): Promise<MailServer> {
  const { port = 0, refuses = () => false, hangsAfter = Infinity, diesAfter = Infinity, login, tls } = options;
  const received: MailServer['received'] = [];
  const sockets = new Set<Socket>();
  const die = () => {
    server.server.close();
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: login === undefined,
    allowInsecureAuth: true,
    secure: tls === 'implicit',
    disabledCommands: tls === 'starttls' ? [] : ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.password
        ? done(null, { user: username })
        : done(Object.assign(new Error('5.7.8 Authentication credentials invalid'), { responseCode: 535 })),
    onRcptTo: ({ address }, _session, done) =>
      refuses(address) ? done(Object.assign(new Error('5.1.1 No such person'), { responseCode: 550 })) : done(),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (received.length >= hangsAfter) return;
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        done();
        if (received.length >= diesAfter) setImmediate(die);
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return {
    url,
    environment: { SMTP_URL: url, MAIL_FROM: 'Rollcall <post@rollcall.test>' },
    received,
    die,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
