'use client';

import { useTranslations } from 'next-intl';
import { startTransition, useId, useOptimistic } from 'react';
import { useClockOffset } from '@/components/outbox/use-clock-offset';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { isDone, missionsTapped } from '@/lib/classroom/rules/own-missions';
import type { Seat } from '@/lib/classroom/schemas/seat';
import { tickChallengeOp } from '@/lib/missions/contract';
import { deviceNow } from '@/lib/platform/browser/device-clock';
import { queueTap } from '@/lib/platform/outbox/queue-tap';
import { usePending } from '@/lib/platform/outbox/use-outbox';
import { missionTapsOf } from './seat-taps-of';

type Props = {
  classId: string;
  missions: Seat['ownMissions'];
  /** The server's clock when they were read, where that was just now. */
  readAt: string | undefined;
};
type Mission = Seat['ownMissions'][number];
type Challenge = Mission['challenges'][number];

/** A pupil ticks what is done of the module's missions; where who teaches has looked, that stands. */
export function OwnMissions({ classId, missions, readAt }: Props) {
  const t = useTranslations('seat.ownMissions');
  const offsetMs = useClockOffset(readAt);
  const shown = missionsTapped(missions, missionTapsOf(usePending(), classId));

  function tick(unit: number, { key: challenge, name, own }: Challenge) {
    const at = new Date(deviceNow() + offsetMs).toISOString();
    return queueTap(
      tickChallengeOp,
      { classId, unit: unit as 1, challenge, done: !own, at },
      { label: t('label', { name }) },
    );
  }

  return (
    <>
      <p className="text-base text-ink-soft">{t('hint')}</p>
      {shown.map((mission) => (
        <section key={mission.unit} className="mt-4">
          <h3 className="text-lg">{t('title', { number: mission.unit, name: mission.name })}</h3>
          {mission.summary && <p className="text-ink-soft">{mission.summary}</p>}
          {mission.isOver && <p className="text-base text-ink-soft">{t('over')}</p>}
          <ul className="mt-1">
            {mission.challenges.map((challenge) => (
              <li key={challenge.key}>
                <ChallengeTick
                  challenge={challenge}
                  isOver={mission.isOver}
                  onTick={() => tick(mission.unit, challenge)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type TickProps = { challenge: Challenge; isOver: boolean; onTick: () => Promise<unknown> };

function ChallengeTick({ challenge, isOver, onTick }: TickProps) {
  const t = useTranslations('seat.ownMissions');
  const id = useId();
  // The tick stands at once: until the device has kept the tap, the box would jump back.
  const [isTicked, showTicked] = useOptimistic(isDone(challenge));
  const { name, mandatory, checked } = challenge;
  return (
    <Checkbox
      id={id}
      checked={isTicked}
      disabled={isOver || checked !== null}
      onChange={() =>
        startTransition(async () => {
          showTicked(!isTicked);
          await onTick();
        })
      }
      label={
        <>
          {name}
          {!mandatory && <span className="text-base text-ink-soft"> · {t('optional')}</span>}
          {checked !== null && (
            <Badge tone={checked ? 'success' : 'neutral'} icon={checked ? 'check' : 'clock'} className="ms-2">
              {t(checked ? 'yes' : 'no')}
            </Badge>
          )}
        </>
      }
    />
  );
}
