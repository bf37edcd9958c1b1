'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { AskedQuestion } from '@/lib/online-tests/schemas/taking';
import { lazily } from '@/lib/platform/browser/lazy';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { readStored, writeStored } from '@/lib/platform/browser/stored-values';
import type { Locale } from '@/lib/platform/i18n/locales';
import { spokenQuestion } from './spoken-question';

/** Slower than an answer of the assistant: a child thinks along. */
const rate = 0.95;

const loadVoice = () => lazily(() => import('@/components/assistant/speech/read-aloud'));

/** Whether letters are larger on this device; nobody need ask for it anew in each test. */
export function useLargeType() {
  const [isLarge, setLarge] = useState(false);
  useEffect(() => setLarge(readStored('local', storedKeys.largeType) === true), []);
  function toggle(): void {
    writeStored('local', storedKeys.largeType, !isLarge);
    setLarge(!isLarge);
  }
  return { isLarge, toggle };
}

type Props = { question: AskedQuestion | undefined; isLarge: boolean; onLarge: () => void };

/** For whoever reads better with larger letters, or hears better than reads. */
export function ReadingAids({ question, isLarge, onLarge }: Props) {
  const t = useTranslations('onlineTest');
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon="plus" aria-pressed={isLarge} onClick={onLarge}>
        {t('larger')}
      </Button>
      {question && <Listen key={question.id} question={question} />}
    </div>
  );
}

function Listen({ question }: { question: AskedQuestion }) {
  const t = useTranslations('onlineTest');
  const locale = useLocale() as Locale;
  const [voice, setVoice] = useState<Awaited<ReturnType<typeof loadVoice>>>();
  const [isAble, setAble] = useState(false);
  useEffect(() => setAble('speechSynthesis' in window), []);
  // The next question is not talked over.
  useEffect(() => () => void voice?.stopReading(), [voice]);
  if (!isAble) return null;
  const said = { true: t('true'), false: t('false'), how: t(`how.${question.kind}`) };
  async function listen(): Promise<void> {
    const loaded = voice ?? (await loadVoice().catch(() => undefined));
    if (!loaded) return setAble(false);
    setVoice(loaded);
    await loaded.readAloud({ id: question.id, content: '', html: spokenQuestion(question, said), rate }, locale);
  }
  return voice ? (
    <Reading voice={voice} id={question.id} onListen={() => void listen()} />
  ) : (
    <Button size="sm" icon="play" onClick={() => void listen()}>
      {t('listen')}
    </Button>
  );
}

type Voice = Awaited<ReturnType<typeof loadVoice>>;

function Reading({ voice, id, onListen }: { voice: Voice; id: string; onListen: () => void }) {
  const t = useTranslations('onlineTest');
  const isReading = voice.useReading() === id;
  return (
    <Button size="sm" icon={isReading ? 'close' : 'play'} onClick={isReading ? voice.stopReading : onListen}>
      {t(isReading ? 'stopListening' : 'listen')}
    </Button>
  );
}
