// Runs on whatever Node the machine has, before anything is installed: plain JavaScript without dependencies.
// Installs the locked packages when they are missing or stale, then runs scripts/<command>.ts on the Node among them.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const oldestNode = [20, 19];

process.chdir(root);
refuseOldNode();
installWhenStale();
run(process.argv.slice(2));

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  exit(`Node ${process.versions.node} is too old: install Node ${oldestNode.join('.')} or newer and try again.`);
}

function installWhenStale() {
  const began = Date.now();
  if (installedAsLocked() && existsSync(installedNode())) return;
  process.stdout.write('Installing the locked packages (about a minute the first time)\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'];
  const done = spawnSync(npm, options, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) {
    exit(
      'The packages could not be installed: see the lines above, check the network and the free disk, and try again.',
    );
  }
  process.stdout.write(`  done in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}

/** npm writes down what it installed once it has ended; packages of other systems are optional and stay away. */
function installedAsLocked() {
  const installed = packagesOf(join('node_modules', '.package-lock.json'));
  return Object.entries(packagesOf('package-lock.json')).every(([path, locked]) => {
    const found = installed[path];
    if (!found) return path === '' || locked.optional || locked.devOptional;
    return found.version === locked.version && found.integrity === locked.integrity;
  });
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function installedNode() {
  return join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
}

/** Signals are handed on, in case they were sent to us alone; the command takes those of one keypress as one. */
function run([command, ...args]) {
  if (!/^[a-z-]+$/.test(command ?? '') || !existsSync(join('scripts', `${command}.ts`)))
    exit(`There is no command "${command}".`);
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
  const child = spawn(installedNode(), ['--import', 'tsx', `scripts/${command}.ts`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', ({ message }) => exit(`The command could not run: ${message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

function exit(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
