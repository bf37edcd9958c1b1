'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { endConsentOp, type studentConsentsOp } from '@/lib/guardians/contract';
import { consentKinds } from '@/lib/guardians/rules';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { RecordConsents } from './record-consents';

type Consent = ReplyOf<typeof studentConsentsOp>['items'][number];

type Props = {
  studentId: string;
  /** All of them, the newest first. */
  consents: readonly Consent[];
  mayGive: boolean;
  mayEnd: boolean;
};

/** What the guardians allowed for this child, each in plain words, and what that means. */
export function Consents({ studentId, consents, mayGive, mayEnd }: Props) {
  const t = useTranslations('consents');
  const said = useSaid();
  return (
    <Card title={t('title')} lead={t('lead')}>
      <ul className="divide-y divide-line">
        {consentKinds.map((kind) => {
          const ofKind = consents.filter((one) => one.kind === kind);
          const standing = ofKind.find(({ endedAt }) => endedAt === null);
          const ended = ofKind.filter(({ endedAt }) => endedAt !== null);
          return (
            <li key={kind} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="text-base">{t(`kind.${kind}.title`)}</h3>
                <Badge tone={standing ? 'success' : 'neutral'}>{t(standing ? 'allowed' : 'notAllowed')}</Badge>
              </div>
              <p className="max-w-[68ch] text-ink-soft">{t(`kind.${kind}.text`)}</p>
              {standing && <p className="wrap-anywhere">{said(standing)}</p>}
              {ended.map((one) => (
                <p key={one.id} className="text-ink-soft text-sm wrap-anywhere">
                  {said(one)}
                </p>
              ))}
              {standing && mayEnd && <EndConsent id={standing.id} kind={kind} />}
              {!standing && mayGive && (
                <div>
                  <RecordConsents studentIds={[studentId]} kind={kind} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Who allowed it and when, who wrote it down, and until when it held. */
function useSaid() {
  const t = useTranslations('consents');
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  return ({ givenBy, givenAt, recordedBy, endedAt, endedBy }: Consent) =>
    [
      t('by', { name: givenBy, day: day(givenAt) }),
      recordedBy && t('recordedBy', { name: recordedBy }),
      endedAt && t('ended', { day: day(endedAt) }),
      endedBy && t('endedBy', { name: endedBy }),
    ]
      .filter(Boolean)
      .join(' · ');
}

function EndConsent({ id, kind }: { id: string; kind: Consent['kind'] }) {
  const t = useTranslations('consents');
  return (
    <div>
      <ConfirmedButton
        op={endConsentOp}
        input={{ id }}
        button={{ size: 'sm' }}
        words={{
          label: t('end'),
          title: t('endTitle', { what: t(`kind.${kind}.title`) }),
          confirm: t('end'),
          done: t('endDone'),
        }}
      >
        {t(`kind.${kind}.without`)}
      </ConfirmedButton>
    </div>
  );
}
