import { once } from 'node:events';
import { connect } from 'node:net';

/** Runs a statement and returns the first column of its rows. */
export interface SphinxClient {
  ask(statement: string): Promise<string[]>;
  close(): void;
}

/** Connects with the part of MySQL's protocol that SphinxQL needs: no password, text results, one statement at a time. */
export async function openSphinx(port: number): Promise<SphinxClient> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await once(socket, 'connect');
  let waiting: Buffer = Buffer.alloc(0);
  let wake: () => void = () => undefined;
  let fault: Error | undefined;
  socket.on('data', (part: Buffer) => {
    waiting = waiting.length === 0 ? part : Buffer.concat([waiting, part]);
    wake();
  });
  socket.on('error', (error) => {
    fault = error;
    wake();
  });

  async function packet(): Promise<Buffer> {
    for (;;) {
      const length = waiting.length >= 4 ? waiting.readUIntLE(0, 3) : Number.POSITIVE_INFINITY;
      if (waiting.length >= 4 + length) {
        const body = waiting.subarray(4, 4 + length);
        waiting = waiting.subarray(4 + length);
        if (body[0] === 0xff) throw new Error(`sphinx: ${body.subarray(9).toString()}`);
        return body;
      }
      if (fault) throw fault;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  const send = (number: number, body: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUIntLE(body.length, 0, 3);
    head[3] = number;
    socket.write(Buffer.concat([head, body]));
  };

  await packet();
  const login = Buffer.alloc(4 + 4 + 1 + 23 + 2);
  // Protocol 4.1, long passwords, secure connection: what every server supports.
  login.writeUInt32LE(0x8201, 0);
  login.writeUInt32LE(0x1000000, 4);
  login[8] = 33;
  send(1, login);
  await packet();

  const isEnd = (body: Buffer) => body[0] === 0xfe && body.length < 9;
  return {
    async ask(statement) {
      send(0, Buffer.concat([Buffer.from([3]), Buffer.from(statement)]));
      const first = await packet();
      if (first[0] === 0) return [];
      while (!isEnd(await packet())) {
        // Skips the columns, because their names are known.
      }
      const values: string[] = [];
      for (let row = await packet(); !isEnd(row); row = await packet()) values.push(row.subarray(1, 1 + (row[0] ?? 0)).toString());
      return values;
    },
    close: () => socket.destroy(),
  };
}
