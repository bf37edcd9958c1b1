import { ensureBuild } from './build/production-build';
import { bringUp } from './run/bring-up';
import { runUntilStopped } from './run/run-until-stopped';
import { welcome } from './run/welcome';

/** `npm start`: everything that a bare clone needs to serve, then serving. */
Object.assign(process.env, { NODE_ENV: 'production' });
await runUntilStopped(async (stops, signal, end) =>
  welcome(await bringUp(stops, { dev: false, signal, end, build: ensureBuild })),
);
