import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between the product and a mail server. It may change each line that the mail server sends. */
export type MailSpoiler = {
  url: string;
  /** Called for every line from now on: null breaks the connection off, undefined passes the line on. */
  spoil: ((line: string) => string | null | undefined | Promise<string | null | undefined>) | undefined;
  /** How many connections are open. */
  underWay(): number;
  stop(): Promise<void>;
};

/** Starts a proxy in front of the mail server at `target`. */
export async function startMailSpoiler(target: string): Promise<MailSpoiler> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    sockets.add(near);
    near.once('close', () => {
      sockets.delete(near);
      far.destroy();
    });
    far.once('close', () => near.destroy());
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.pipe(far);
    let told = Promise.resolve();
    let rest = '';
    const tell = async (line: string) => {
      const changed = await spoiler.spoil?.(line);
      if (changed === null) near.destroy();
      else if (!near.destroyed) near.write(changed ?? `${line}\r\n`, 'latin1');
    };
    far.on('data', (piece: Buffer) => {
      const lines = (rest + piece.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) told = told.then(() => tell(line));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const spoiler: MailSpoiler = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spoil: undefined,
    underWay: () => sockets.size,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return spoiler;
}
