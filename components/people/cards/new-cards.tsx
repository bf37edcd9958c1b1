'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { useAction } from '@/components/forms/use-action';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import { printCardsOp } from '@/lib/login-cards/contract';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { CardSheet } from './card-sheet';

type Props = {
  asked: { classId: string | null; studentIds: string[] };
  count: number;
  leftOut: number;
  printed: number;
  lastPrintedAt: string | null;
  /** The last day on which the cards are good, as it is written. */
  day: string;
};

/** What goes on the cards, and then the cards themselves: the answer that shows them is the only one that ever does. */
export function NewCards({ asked, count, leftOut, printed, lastPrintedAt, day }: Props) {
  const t = useTranslations('cards');
  const language = useLocale();
  const action = useAction(printCardsOp);
  const [withPasswords, setWithPasswords] = useState(false);
  const [sharedDevice, setSharedDevice] = useState(false);
  const [made, setMade] = useState<ReplyOf<typeof printCardsOp>>();
  if (made) return <CardSheet made={made} day={day} />;

  const input = { ...asked, withPasswords, sharedDevice, lastPrintedAt, language };
  const ended = [
    ...(printed > 0 ? [t('replaces', { count: printed })] : []),
    ...(withPasswords ? [t('askPasswords', { count })] : []),
  ];
  const button = { variant: 'primary', size: 'lg' } as const;
  return (
    <Card>
      <div className="flex max-w-[44rem] flex-col gap-4">
        <p className="text-lg">
          {t('count', { count, day })} {leftOut > 0 && t('leftOut', { count: leftOut })}
        </p>
        {printed > 0 && <Alert tone="warning">{t('replaces', { count: printed })}</Alert>}
        <RadioGroup
          id="what"
          name="what"
          legend={t('what')}
          tiles
          value={withPasswords ? 'password' : 'code'}
          onChange={({ target }) => setWithPasswords(target.value === 'password')}
          options={[
            { value: 'code', label: t('codeOnly'), hint: t('codeOnlyHint') },
            { value: 'password', label: t('withPassword'), hint: t('withPasswordHint') },
          ]}
        />
        <Checkbox
          id="shared"
          label={t('shared')}
          hint={t('sharedHint')}
          checked={sharedDevice}
          onChange={({ target }) => setSharedDevice(target.checked)}
        />
        <div>
          {ended.length > 0 ? (
            <ConfirmedButton
              op={printCardsOp}
              input={input}
              button={button}
              onDone={setMade}
              words={{ label: t('make'), title: t('ask'), confirm: t('make') }}
            >
              {ended.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </ConfirmedButton>
          ) : (
            <Button {...button} busy={action.isPending} onClick={() => action.run(input).then(setMade)}>
              {t('make')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
