import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@/lib/platform/i18n/locales';
import { links, localized } from '@/lib/platform/links';
import { shellAreas } from '@/lib/platform/offline/shells';

/** What the scripts may be that stand in a shell, by its path. */
export type InlineScripts = ReadonlyMap<string, readonly string[]>;

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** As a policy names them. */
export function inlineScripts(html: string): string[] {
  const texts = [...html.matchAll(inlineScript)].map(([, text = '']) => text);
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Shells are made with the build, so the server knows their scripts before anybody asks. While developing none is made. */
export function keptInlineScripts(build: string): InlineScripts {
  const paths = shellAreas.flatMap((area) => locales.map((locale) => ({ locale, path: links.keptShell(area) })));
  return new Map(
    paths.map(({ locale, path }) => [
      localized(locale, path),
      inlineScripts(readFileSync(join(build, 'server', 'app', locale, `${path}.html`), 'utf8')),
    ]),
  );
}
