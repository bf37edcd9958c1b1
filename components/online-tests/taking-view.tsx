'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button, IconButton } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/join-classes';
import { AnswerState } from './answer-state';
import type { Opened } from './device/open-attempt';
import { EndedView } from './ended-view';
import { GoneView } from './gone-view';
import { NumberStrip } from './number-strip';
import { QuestionView } from './question-view';
import { ReadingAids, useLargeType } from './reading-aids';
import { SummaryView } from './summary-view';
import { TimeLeft } from './time-left';
import { useAttempt } from './use-attempt';

/** `news` grows with each thing that was done to the tests of the class. */
type Props = { opened: Opened; news: number; onLeave: () => void };

/** A test under way: one question at a time, the clock and how far the answers have come always in sight. */
export function TakingView({ opened, news, onLeave }: Props) {
  const t = useTranslations('onlineTest');
  const taking = useAttempt(opened);
  const { attempt, latest, runner, isSending, isCut, isUnkept, isGone } = taking;
  const { begun, position, marked, deadline } = attempt;
  const now = useCallback(() => runner.now(), [runner]);
  const onOver = useCallback(() => runner.end(true), [runner]);
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef<number>(undefined);
  const { isLarge, toggle } = useLargeType();
  useEffect(() => {
    // Whoever hears the page, or has no mouse, is brought to the question that was asked for: also to the first one.
    if (shown.current !== position) top.current?.focus();
    shown.current = position;
  }, [position]);

  useEffect(() => {
    if (news > 0) runner.askNow();
  }, [news, runner]);

  if (isGone) return <GoneView attemptId={attempt.attemptId} onLeave={onLeave} />;
  if (attempt.ending || attempt.standing?.state === 'concluded') return <EndedView taking={taking} onLeave={onLeave} />;
  const question = begun.questions[position];
  const go = (to: number) => runner.change({ position: to });
  const waiting = [...latest.values()].filter(({ state }) => state === 'here').length;
  return (
    <div className="mx-auto grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="min-w-0 text-xl wrap-anywhere">{begun.name}</h1>
      {isCut && <Alert>{t('cut', { count: waiting })}</Alert>}
      {isUnkept && <Alert tone="warning">{t('unkept')}</Alert>}
      <ReadingAids question={question} isLarge={isLarge} onLarge={toggle} />
      <NumberStrip taking={taking} questions={begun.questions} onGo={go} />
      <div ref={top} tabIndex={-1} className={joinClasses('outline-none', isLarge && '[zoom:1.35]')}>
        {question ? (
          <QuestionView
            key={question.id}
            question={question}
            number={position + 1}
            of={begun.questions.length}
            value={latest.get(question.id)?.value ?? null}
            onChange={(value, writing) =>
              writing ? runner.write(question.id, value, writing) : void runner.choose(question.id, value)
            }
          />
        ) : (
          <SummaryView taking={taking} onGo={go} onEnd={() => runner.end(false)} />
        )}
      </div>
      {question && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <AnswerState answer={latest.get(question.id)} isSending={isSending} />
          <Button
            icon="flag"
            aria-pressed={marked.includes(question.id)}
            onClick={() => runner.change({ marked: toggled(marked, question.id) })}
          >
            {t(marked.includes(question.id) ? 'unmark' : 'mark')}
          </Button>
        </div>
      )}
      <div className="sticky bottom-(--bottom-bar) z-10 -mx-4 flex items-center justify-between gap-2 border-line border-t bg-canvas px-4 py-3 sm:mx-0 sm:px-0">
        {question && (
          <IconButton
            icon="arrow-left"
            label={t('before')}
            disabled={position === 0}
            onClick={() => go(position - 1)}
          />
        )}
        <TimeLeft deadline={deadline} now={now} onOver={onOver} className="mx-auto text-xl" />
        {question && (
          <Button variant="primary" iconEnd="arrow-right" onClick={() => go(position + 1)}>
            {t(position === begun.questions.length - 1 ? 'toSummary' : 'next')}
          </Button>
        )}
      </div>
    </div>
  );
}

function toggled(marked: readonly string[], id: string): string[] {
  return marked.includes(id) ? marked.filter((other) => other !== id) : [...marked, id];
}
