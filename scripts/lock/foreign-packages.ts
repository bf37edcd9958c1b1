type Locked = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

export type Lock = { packages: Record<string, Locked> };

/**
 * The packages of other systems that the lock file leaves out. A registry that mirrors only what its own machines need
 * makes npm drop them when it writes the lock, and `npm ci` refuses such a lock everywhere.
 */
export function missingPackages({ packages }: Lock): Record<string, Locked> {
  const missing: Record<string, Locked> = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(packages, path, name)) continue;
      missing[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...systemOf(name) };
    }
  }
  return missing;
}

/** As Node looks for a package: beside the one that asks, then in every folder above it. */
function isLocked(packages: Lock['packages'], from: string, name: string): boolean {
  const parts = from.split('/node_modules/');
  const above = parts.map((_, depth) => parts.slice(0, parts.length - depth).join('/node_modules/'));
  return [...above, ''].some((folder) => `${folder ? `${folder}/` : ''}node_modules/${name}` in packages);
}

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
// Longer names before those they begin with.
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const libraries = { musl: 'musl', gnu: 'glibc' } as const;

/** Their names say where they run, so npm leaves them alone elsewhere. */
function systemOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.some((word) => word.startsWith(processor))).slice(0, 1);
  const libc = os.includes('linux')
    ? Object.entries(libraries).flatMap(([word, one]) => (words.includes(word) ? [one] : []))
    : [];
  return { ...(os.length && { os }), ...(cpu.length && { cpu }), ...(libc.length && { libc }) };
}
