'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import type { KeptPack } from '@/lib/platform/kept/packs';
import { onLineBack } from '@/lib/platform/offline/line-back';
import { useKept } from './use-kept';

type Words = Readonly<
  Record<'title' | 'text' | 'nothing' | 'nothingText' | 'signIn' | 'again' | 'lesson' | 'age' | 'sessionOver', string>
>;

const again = () => location.reload();

/** What is kept on this device of the lessons of who is here, or the word that nothing is. */
export function KeptLessons({ words, locale, signIn }: { words: Words; locale: string; signIn: string }) {
  const kept = useKept();
  useEffect(() => onLineBack(again), []);
  if (kept === undefined) return <h1 className="text-2xl">{words.title}</h1>;
  const packs = kept?.packs ?? [];
  const isOver = kept !== null && Date.parse(kept.person.sessionEnds) < Date.now();
  return (
    <>
      <h1 className="text-2xl">{words.title}</h1>
      {packs.length > 0 ? (
        <>
          <p className="mt-2 max-w-[60ch] text-ink-soft text-lg">{words.text}</p>
          {isOver && <p className="mt-2 max-w-[60ch] text-ink-soft">{words.sessionOver}</p>}
          <ul className="my-6 grid list-none gap-3 p-0 sm:grid-cols-2">
            {packs.map((pack) => (
              <KeptLesson key={pack.classId} pack={pack} words={words} locale={locale} />
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft text-lg">
          <strong className="block text-ink">{words.nothing}</strong>
          {words.nothingText}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" size="lg" onClick={again}>
          {words.again}
        </Button>
        {!kept && (
          <a href={signIn} className={buttonClasses({ size: 'lg' })}>
            {words.signIn}
          </a>
        )}
      </div>
    </>
  );
}

function KeptLesson({ pack, words, locale }: { pack: KeptPack; words: Words; locale: string }) {
  const { number, name } = pack.lesson;
  return (
    <li className="rounded-xl border border-line bg-surface p-4">
      <h2 className="text-xl">{pack.className}</h2>
      <p className="mt-1">{words.lesson.replace('{number}', String(number)).replace('{name}', () => name)}</p>
      <p className="mt-2 text-ink-soft text-sm">{words.age.replace('{time}', momentOf(pack.keptAt, locale))}</p>
    </li>
  );
}

/** Of today the time is enough. */
function momentOf(keptAt: number, locale: string): string {
  const isToday = new Date(keptAt).toDateString() === new Date().toDateString();
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { ...day, ...time }).format(keptAt);
}
