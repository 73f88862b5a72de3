import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';

const path = 'docs/benchmarks.md';
const head = `# Benchmarks

Every figure stands beside its baseline, measured in the same run on the same machine. The command below a heading prints its table anew, and with \`--keep\` writes it here.
`;

/** Describes the machine, as every table names it. */
export const machine = `Node ${process.version}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`;

/** Writes what a bench printed into docs/benchmarks.md, in place of the bench's earlier section. */
export function keepTable(name: string, table: string): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const section = `## ${name}\n\n\`npm run bench -- ${name}\` · ${machine} · commit ${commit} · ${day}\n\n${table.trim()}\n`;
  writeFileSync(path, withSection(existsSync(path) ? readFileSync(path, 'utf8') : head, name, section));
}

/** Returns the page with this section in place of the section of the same name, or at the end. */
export function withSection(page: string, name: string, section: string): string {
  const [top = '', ...sections] = page.split(/^(?=## )/m);
  const at = sections.findIndex((each) => each.startsWith(`## ${name}\n`));
  const all = at < 0 ? [...sections, section] : sections.with(at, section);
  return `${[top, ...all].map((each) => each.trim()).join('\n\n')}\n`;
}
