'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { setTestPasswordOp } from '@/lib/class-life/contract';
import type { ReplyOf } from '@/lib/platform/http/operation';

type Made = ReplyOf<typeof setTestPasswordOp>;

/** The password of a test class's invented pupils is made on demand and shown this once. */
export function TestPassword({ classId }: { classId: string }) {
  const t = useTranslations('classLife.test');
  const action = useAction(setTestPasswordOp);
  const [made, setMade] = useState<Made>();
  return (
    <Card title={t('title')} lead={t('text')}>
      {made && (
        <Alert tone="success" announce className="mb-4">
          {made.password === null ? (
            t('configured')
          ) : (
            <>
              {t('password')}: <code className="font-bold text-lg">{made.password}</code>
            </>
          )}
          <p>{t('logins', { first: made.logins[0] ?? '', last: made.logins.at(-1) ?? '' })}</p>
        </Alert>
      )}
      <Button icon="key" busy={action.isPending} onClick={async () => setMade((await action.run({ classId })) ?? made)}>
        {t('make')}
      </Button>
    </Card>
  );
}
