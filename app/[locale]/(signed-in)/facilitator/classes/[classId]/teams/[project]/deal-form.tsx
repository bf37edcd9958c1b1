'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { proposeTeamsOp } from '@/lib/teams/contract';
import type { Arrangement } from '@/lib/teams/rules/deal';
import { type Division, teamCount, teamNumbers, teamSizes } from '@/lib/teams/rules/sizes';
import type { Board, Dealt } from './board';
import { useSizesText } from './sizes-text';

type Props = {
  board: Board;
  /** Whether teams stand already: then the one thing to do next is to confirm them. */
  isAgain: boolean;
  onTeams: (teams: Arrangement, dealt: Dealt, repeated: number) => void;
};

const usualSize = 4;

function range(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

/** By number or by size, dealt or by hand: what would come out stands below before anybody presses. */
export function DealForm({ board, isAgain, onTeams }: Props) {
  const t = useTranslations('teams');
  const sizesText = useSizesText();
  const action = useAction(proposeTeamsOp);
  const pupils = board.pupils.length;
  const { least, most } = teamNumbers(pupils);
  const [by, setBy] = useState<Division>(board.dealt?.by ?? 'size');
  const [amounts, setAmounts] = useState<Record<Division, number>>({
    size: usualSize,
    number: teamCount(pupils, { by: 'size', amount: usualSize }),
    ...(board.dealt && { [board.dealt.by]: board.dealt.amount }),
  });
  const choices = by === 'size' ? range(teamSizes.least, teamSizes.most) : range(least, most);
  const amount = Math.min(choices.at(-1) ?? 1, Math.max(choices[0] ?? 1, amounts[by]));
  const count = teamCount(pupils, { by, amount });

  async function deal() {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    const dealt = { by, amount, seed: drawn >>> 1 };
    const reply = await action.run({ classId: board.classId, project: board.project, ...dealt });
    if (reply) onTeams(reply.teams, dealt, reply.repeated);
  }

  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-[auto_minmax(0,16rem)] sm:gap-8">
        <RadioGroup
          id="teams-by"
          name="by"
          legend={t('by.legend')}
          value={by}
          onChange={(event) => setBy(event.currentTarget.value as Division)}
          options={[
            { value: 'size', label: t('by.size') },
            { value: 'number', label: t('by.number') },
          ]}
        />
        <Field id="teams-amount" label={t(`amount.${by}`)}>
          {(control) => (
            <Select
              {...control}
              value={amount}
              onChange={(event) => setAmounts({ ...amounts, [by]: Number(event.currentTarget.value) })}
              options={choices.map((choice) => ({ value: String(choice), label: String(choice) }))}
            />
          )}
        </Field>
      </div>
      <p aria-live="polite" className="font-semibold text-ink">
        {t('outcome', { sizes: sizesText(pupils, count) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isAgain ? 'secondary' : 'primary'}
          size={isAgain ? 'md' : 'lg'}
          icon="users"
          busy={action.isPending}
          onClick={deal}
        >
          {t(isAgain ? 'dealAgain' : 'deal')}
        </Button>
        <Button
          size={isAgain ? 'md' : 'lg'}
          icon="edit"
          onClick={() =>
            onTeams(
              range(1, count).map(() => []),
              null,
              0,
            )
          }
        >
          {t(isAgain ? 'emptyAgain' : 'byHand')}
        </Button>
      </div>
    </div>
  );
}
