'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { useAction } from '@/components/forms/use-action';
import { Hero } from '@/components/shell/hero';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { endSharedDevicesOp, printPinsOp } from '@/lib/shared-devices/contract';
import { PinSheet } from './pin-sheet';
import { ShareHere } from './share-here';

type Standing = {
  className: string;
  studentCount: number;
  withPin: number;
  lastSetAt: string | null;
  inUse: number;
};
/** A school prints PINs; who teaches shares devices as well. */
type Props = { classId: string; standing: Standing; mayShare: boolean };

/** What comes next: the PINs where nobody has one, else the device in hand. */
export function SharedDevices({ classId, standing, mayShare }: Props) {
  const t = useTranslations('sharedDevices');
  const [made, setMade] = useState<ReplyOf<typeof printPinsOp>>();
  const { className, studentCount, withPin, lastSetAt, inUse } = standing;
  // Once what was printed is read anew, the sheet is over.
  const [printedOver, setPrintedOver] = useState(lastSetAt);
  if (made && lastSetAt === printedOver) return <PinSheet made={made} />;

  const pins = { input: { classId, lastSetAt }, onDone: keep };
  function keep(reply: ReplyOf<typeof printPinsOp>): void {
    setPrintedOver(lastSetAt);
    setMade(reply);
  }
  return (
    <>
      {withPin === 0 ? (
        <Hero
          mood="up"
          title={t('pins.first')}
          actions={studentCount > 0 && <PinsAtOnce {...pins} label={t('pins.make')} size="lg" />}
        >
          {t(studentCount > 0 ? 'pins.firstText' : 'pins.nobody')}
        </Hero>
      ) : (
        mayShare && <ShareHere classId={classId} className={className} />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {withPin > 0 && (
          <Card title={t('pins.title')}>
            <p className="mb-4">{t('pins.count', { count: withPin, total: studentCount })}</p>
            <div className="flex flex-wrap gap-2">
              {withPin < studentCount && (
                <PinsAtOnce
                  {...pins}
                  input={{ ...pins.input, missingOnly: true }}
                  label={t('pins.missing', { count: studentCount - withPin })}
                />
              )}
              <ConfirmedButton
                op={printPinsOp}
                {...pins}
                button={{ icon: 'print' }}
                words={{ label: t('pins.again'), title: t('pins.ask'), confirm: t('pins.again') }}
              >
                {t('pins.replaces')}
              </ConfirmedButton>
            </div>
          </Card>
        )}
        {mayShare && (
          <Card title={t('running.title')}>
            <p className="mb-4">{t('running.count', { count: inUse })}</p>
            {inUse > 0 && (
              <ConfirmedButton
                op={endSharedDevicesOp}
                input={{ classId }}
                button={{ icon: 'close' }}
                words={{
                  label: t('running.end'),
                  title: t('running.ask'),
                  confirm: t('running.end'),
                  done: t('running.done'),
                }}
              >
                {t('running.text')}
              </ConfirmedButton>
            )}
          </Card>
        )}
      </div>
    </>
  );
}

type Printing = {
  input: { classId: string; lastSetAt: string | null; missingOnly?: boolean };
  onDone: (made: ReplyOf<typeof printPinsOp>) => void;
  label: string;
  size?: 'lg';
};

/** Nothing is replaced: nothing is asked. */
function PinsAtOnce({ input, onDone, label, size }: Printing) {
  const action = useAction(printPinsOp);
  return (
    <Button
      variant="primary"
      {...(size && { size })}
      icon="print"
      busy={action.isPending}
      onClick={() => action.run(input).then((made) => made && onDone(made))}
    >
      {label}
    </Button>
  );
}
