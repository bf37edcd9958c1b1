'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Switch } from '@/components/ui/switch';
import { switchRankingOp } from '@/lib/points/contract';

/** Takes effect at once; where it is refused the switch goes back. */
export function RankingSwitch({ classId, on }: { classId: string; on: boolean }) {
  const t = useTranslations('points.ranking');
  const [isOn, setOn] = useState(on);
  const action = useAction(switchRankingOp);
  async function change(wanted: boolean) {
    setOn(wanted);
    const reply = await action.run({ classId, on: wanted }, () => t(wanted ? 'switchedOn' : 'switchedOff'));
    if (!reply) setOn(!wanted);
  }
  return (
    <Switch
      id="ranking"
      label={t('switch')}
      hint={t('switchHint')}
      className="max-w-xl"
      checked={isOn}
      disabled={action.isPending}
      onChange={({ target }) => change(target.checked)}
    />
  );
}
