import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, lchownSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the server listens; `url` returns the address of a database for a user. */
export type Endpoint = {
  /** Empty if the platform has no Unix sockets. */
  socketFolder: string;
  /** The loopback port; with a socket, only a part of its name. */
  port: number;
  password?: string;
  url: (user: string, database: string) => string;
};

/** Each server has a folder of its own, so the port is only a part of the socket's name. */
const socketPort = 5432;

/** Linux allows 107 bytes for a socket's path, macOS 103. */
const longestSocketPath = 103;

/**
 * Chooses a Unix socket in the data folder, reachable only by its owner, or in a private folder of
 * the system's temporary folder if the path would be too long. On Windows: loopback, with a random
 * password that is kept in the data folder.
 */
export async function chooseEndpoint(home: string): Promise<Endpoint> {
  if (process.platform === 'win32') return loopback(home);
  const near = join(home, 'socket');
  const fits = Buffer.byteLength(join(near, `.s.PGSQL.${socketPort}`)) <= longestSocketPath;
  const socketFolder = fits
    ? near
    : join(tmpdir(), `lunatale-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`);
  mkdirSync(socketFolder, { recursive: true, mode: 0o700 });
  const owner = lstatSync(home).uid;
  const found = lstatSync(socketFolder);
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== process.getuid?.())) {
    throw new Error(`${socketFolder} belongs to someone else; choose a shorter DATA_DIR`);
  }
  chmodSync(socketFolder, 0o700);
  if (process.getuid?.() === 0) lchownSync(socketFolder, owner, owner);
  return {
    socketFolder,
    port: socketPort,
    url: (user, database) => `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`,
  };
}

async function loopback(home: string): Promise<Endpoint> {
  const file = join(home, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  const password = readFileSync(file, 'utf8').trim();
  const port = await freePort();
  return {
    socketFolder: '',
    port,
    password,
    url: (user, database) => `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`,
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
