import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { icons } from '@/components/shell/icons';
import { themeScript } from '@/components/shell/inline-preferences';
import { uppercaseScript } from '@/components/shell/uppercase';
import type { Locale } from '@/lib/platform/i18n/locales';
import { escaped } from '@/lib/platform/markdown/escaped';
import { lineBackScript } from '@/lib/platform/offline/line-back';
import type { OfflinePages } from '@/lib/platform/offline/worker';
import en from '@/messages/en/offline.json';
import pt from '@/messages/pt-BR/offline.json';

const words = { 'pt-BR': pt, en } satisfies Record<Locale, object>;

/** The address stays the one that was asked for, so loading it again is trying again. */
const againScript = `${lineBackScript('()=>location.reload()')};addEventListener('click',({target})=>{if(target.closest('button'))location.reload()})`;
const script = [themeScript, uppercaseScript, againScript].join(';');

const style = `
*{box-sizing:border-box}
html{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif;background:var(--canvas);color:var(--ink)}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;font-size:1rem;line-height:1.6}
main{width:100%;padding:3rem 1rem;text-align:center;background:var(--sunken)}
h1{margin:1rem 0 .5rem;font-size:1.875rem;line-height:1.2;text-wrap:balance}
p{max-width:48ch;margin:0 auto 1.5rem;color:var(--ink-soft);text-wrap:pretty}
button{min-height:3.25rem;padding:.75rem 1.5rem;border:1px solid var(--brand-edge);border-radius:8px;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;line-height:1.25;box-shadow:inset 0 -2px 0 var(--brand-edge);cursor:pointer}
button:hover{background:var(--brand-strong)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
html[data-uppercase] :is(body,button){text-transform:uppercase}`;

/** A document that needs nothing which the line would have to bring: colours, drawing and words stand inside. */
function offlinePage(locale: Locale): string {
  const { title, text, again } = words[locale];
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><link rel="icon" href="${icons.icon}"><style>${tokens()}${style}</style><script>${script}</script></head>
<body><main><svg viewBox="0 0 120 100" width="144" height="120" aria-hidden="true">${sleepingRobot()}</svg>
<h1>${escaped(title)}</h1><p>${escaped(text)}</p><button type="button">${escaped(again)}</button></main></body></html>`;
}

/** The one drawing, out of the file that every other page points to. */
function sleepingRobot(): string {
  return /<g id="asleep"[\s\S]*?<\/g>/.exec(read('public/robot.svg'))?.[0] ?? '';
}

/** The product's colours, those that this page names. */
function tokens(): string {
  const [declared = ''] = read('components/ui/styles/tokens.css').split('/* Layout numbers');
  const used = new Set([...`${style}${sleepingRobot()}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const lines = declared.replace(/\/\*[\s\S]*?\*\//g, '').split('\n');
  return lines
    .filter((line) => !/^\s*--(?!light|dark)/.test(line) || used.has(/--[\w-]+/.exec(line)?.[0]))
    .map((line) => line.trim())
    .join('');
}

function read(path: string): string {
  // Said to the bundler: a path that it cannot know would have it copy the whole project.
  return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), path), 'utf8');
}

export function offlinePages(): OfflinePages {
  const allowed = createHash('sha256').update(script).digest('base64');
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; script-src 'sha256-${allowed}'; style-src 'unsafe-inline'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
  };
  return { 'pt-BR': { html: offlinePage('pt-BR'), headers }, en: { html: offlinePage('en'), headers } };
}
