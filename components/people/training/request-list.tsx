import { useFormatter, useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import type { ReplyOf } from '@/lib/platform/http/operation';
import type { listTrainingRequestsOp } from '@/lib/preliminary-training/contract';
import type { RequestStatus } from '@/lib/preliminary-training/rules';
import { AnswerTrainingForm } from './answer-training-form';

type Props = { requests: ReplyOf<typeof listTrainingRequestsOp>['items']; mayAnswer: boolean };

const tones: Readonly<Record<RequestStatus, Tone>> = {
  requested: 'warning',
  accepted: 'info',
  refused: 'neutral',
  done: 'success',
};

/** Each request with its state, the words of both, and what may be answered now. */
export function RequestList({ requests, mayAnswer }: Props) {
  const t = useTranslations('trainingRequests');
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  return (
    <ul className="divide-y divide-line">
      {requests.map((request) => (
        <li key={request.id} className="px-4 py-4 sm:px-6">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="font-semibold">{`${request.courseName} · ${request.moduleName}`}</p>
            <Badge tone={tones[request.status]}>{t(`status.${request.status}`)}</Badge>
          </div>
          <p className="text-ink-soft text-sm">
            {mayAnswer
              ? t('askedBy', { name: request.facilitatorName, school: request.schoolName, day: day(request.askedAt) })
              : t('asked', { day: day(request.askedAt) })}
          </p>
          {request.note && <p className="mt-2 whitespace-pre-line">{request.note}</p>}
          {request.answer && (
            <blockquote className="mt-2 border-line border-l-4 pl-3">
              <p className="whitespace-pre-line">{request.answer}</p>
              {request.answeredBy && <p className="text-ink-soft text-sm">{request.answeredBy}</p>}
            </blockquote>
          )}
          {mayAnswer && <AnswerTrainingForm request={request} />}
        </li>
      ))}
    </ul>
  );
}
