import { bringUp } from './run/bring-up';
import { runUntilStopped } from './run/run-until-stopped';
import { welcome } from './run/welcome';

/** `npm run dev`: the product on the same database and behind the same server, with hot reload in place of a build. */
// The living page of the design system (/gallery) exists in development only.
Object.assign(process.env, { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1', GALLERY: '1' });
await runUntilStopped(async (stops, signal, end) =>
  welcome(await bringUp(stops, { dev: true, signal, end, build: async () => undefined })),
);
