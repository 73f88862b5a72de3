import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from './processes.ts';

export type Nginx = {
  url: string;
  /** Sends new requests to these ports only, as operators do before a restart; resolves when running answers end. */
  send(ports: readonly number[]): Promise<void>;
  stop(): Promise<void>;
};

/** Starts nginx with the settings of deploy/nginx.conf, in front of these ports on this machine. */
export async function startNginx(port: number, ports: readonly number[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'lunatale-nginx-'));
  // The workers do not run as root, and they store large bodies there.
  chmodSync(folder, 0o755);
  const shipped = readFileSync('deploy/nginx.conf', 'utf8');
  const file = join(folder, 'nginx.conf');
  const write = (open: readonly number[]) => {
    const servers = ports.map((each) => `    server 127.0.0.1:${each}${open.includes(each) ? '' : ' down'};`);
    const site = shipped
      .replace(/^( *server app\d:3000.*\n)+/m, `${servers.join('\n')}\n`)
      .replace(/listen 80;/, `listen 127.0.0.1:${port};`);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(
      file,
      `daemon off; worker_processes 2; pid ${folder}/pid; error_log ${folder}/error.log notice;
events { worker_connections 4096; }
http { access_log off; ${paths.map((path) => `${path}_temp_path ${folder}/${path};`).join(' ')}
${site}}
`,
    );
  };
  write(ports);
  const errors = () => readFileSync(join(folder, 'error.log'), 'utf8');
  const nginx = await run('nginx', ['-e', join(folder, 'error.log'), '-c', file], {});
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries > 100) throw new Error(`nginx does not answer: ${errors()}`);
    await wait(50);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async send(open) {
      const before = workersOf(nginx.pid);
      write(open);
      process.kill(nginx.pid, 'SIGHUP');
      // An old worker exits when its last answer has ended.
      while (workersOf(nginx.pid).some((worker) => before.includes(worker))) await wait(50);
    },
    async stop() {
      await nginx.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path: '/healthz' }, (answer) => {
      answer.resume();
      resolve(true);
    })
      .on('error', () => resolve(false))
      .end();
  });
}

/** Returns the worker processes of nginx, including old ones that are finishing. */
function workersOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
}
