import { createSocket } from 'node:dgram';

/** The IPv4 addresses of a name, as soon as it is to be answered. */
type Answer = (name: string) => readonly string[] | Promise<readonly string[]>;

export interface NameServer {
  /** For a resolver: address and port. */
  address: string;
  /** Names that were asked for, once for each question. */
  requests: string[];
  close(): Promise<void>;
}

const HEADER_BYTES = 12;
const TYPE_AND_CLASS_BYTES = 4;
const IPV4 = 1;

/** A name server on this machine that knows IPv4 addresses only. */
export async function startNameServer(answer: Answer): Promise<NameServer> {
  const requests: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const { name, type, end } = readQuestion(question);
    requests.push(name);
    void Promise.resolve(answer(name)).then((addresses) =>
      socket.send(answerTo(question.subarray(0, end), type === IPV4 ? addresses : []), port, address),
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    requests,
    close: () => new Promise((resolve) => socket.close(resolve)),
  };
}

function readQuestion(question: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('ascii', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: question.readUInt16BE(at + 1), end: at + TYPE_AND_CLASS_BYTES + 1 };
}

/** The question again, with one record for each address (RFC 1035, section 4.1). */
function answerTo(question: Buffer, addresses: readonly string[]): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(addresses.length, 6);
  head.writeUInt16BE(0, 10);
  const records = addresses.map((address) =>
    Buffer.from([0xc0, HEADER_BYTES, 0, IPV4, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([head, ...records]);
}
