import { settings } from './settings';

/** The text of .env.example: every setting with what breaks without it. */
export function envExample(): string {
  const head =
    '# Copy to .env and uncomment what you need; `npm start` needs none of it. Made by `npm run env:example`.';
  const parts = Object.entries(settings).map(([name, { about }]) => `# ${about.about}\n# ${name}=${about.example}`);
  return `${[head, ...parts].join('\n\n')}\n`;
}
