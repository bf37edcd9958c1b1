import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setAskedWays } from '@/lib/passages/parts/set-asked-ways';
import { db } from '@/lib/platform/db/client';
import { demoTopicId } from './knowledge';

const folder = fileURLToPath(new URL('content/asked/', import.meta.url));

/** How people ask for each section of the demo: a file a lesson (its code) or topic (its folder and file). */
export async function seedAskedWays(): Promise<void> {
  const lessons = new Map(
    (await db().lesson.findMany({ select: { id: true, code: true } })).map((each) => [each.code, each.id]),
  );
  for (const file of readdirSync(folder)) {
    const name = file.replace(/\.txt$/, '');
    const lessonId = lessons.get(name);
    const [base = '', topic = ''] = name.split('.');
    const source = lessonId
      ? { source: 'lesson' as const, sourceId: lessonId }
      : { source: 'topic' as const, sourceId: demoTopicId(base, `${topic}.md`) };
    const sections = sectionsOf(readFileSync(folder + file, 'utf8'));
    await db().$transaction((tx) => setAskedWays(tx, { ...source, sections }));
  }
}

/** `## ` and the section, then a way a line. */
function sectionsOf(text: string) {
  const parts = text.split(/^##/m).slice(1);
  return parts.map((part) => {
    const [section = '', ...ways] = part.trimEnd().split('\n');
    return { section: section.trim(), ways };
  });
}
