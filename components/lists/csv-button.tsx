'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { type CsvColumn, type CsvRow, csvOf } from './csv';
import { keepFile } from './keep-file';
import { wholeList } from './whole-list';

type Props = {
  /** Where it is not the list beside it that is taken along. */
  label?: string;
  fileName: string;
  columns: readonly CsvColumn[];
  /** One page of the list, narrowed as the screen shows it: by the query itself, so that nobody gets more than is seen. */
  load: (page: number) => Promise<{ items: readonly CsvRow[]; total: number }>;
};

/** The whole list as it is narrowed now, and not its page alone. */
export function CsvButton({ label, fileName, columns, load }: Props) {
  const t = useTranslations('ui.list');
  const [isBusy, setBusy] = useState(false);

  async function clicked() {
    setBusy(true);
    try {
      keepFile(csvOf(columns, await wholeList(load)), fileName);
    } catch {
      toast.error(t('csvFailed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button icon="download" busy={isBusy} onClick={clicked}>
      {label ?? t('csv')}
    </Button>
  );
}
