'use client';

import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { SelectField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { SaveBar } from '@/components/forms/save-bar';
import { OptionalTextField, TextArea, TextField } from '@/components/forms/text-fields';
import { Card } from '@/components/ui/card';
import type { SelectOption } from '@/components/ui/select';
import { useGo } from '@/components/ui/use-go';
import { links } from '@/lib/links';
import { createNoticeOp, readNoticeOp, updateNoticeOp } from '@/lib/notices/contract';
import { textLengthMax, titleLengthMax } from '@/lib/notices/rules';
import type { NoticeDetail } from '@/lib/notices/schemas';
import { call } from '@/lib/platform/browser/call';

type Notice = z.infer<typeof NoticeDetail>;
type Props = {
  area: 'school' | 'facilitator';
  /** Whom a new one may be for, and the day that it begins at. */
  classes: readonly SelectOption[];
  today: string;
  notice?: Notice;
};

function changeable({ id, title, text, from, until }: Notice) {
  return { id, title, text, from, until };
}

/** Write and edit are one form. Whom a notice is for is chosen once: who has read it has read it. */
export function NoticeForm({ area, classes, today, notice }: Props) {
  const t = useTranslations('notices');
  const go = useGo();
  const onSaved = () => go.replace(links.notices(area));
  const fields = (
    <>
      <Card>
        <div className="grid gap-4 sm:grid-cols-2">
          {!notice && (
            <SelectField
              name="classId"
              label={t('field.for')}
              options={classes}
              {...(area === 'school' ? { none: t('wholeSchool') } : { none: t('chooseClass'), required: true })}
              className="sm:col-span-2"
            />
          )}
          <TextField
            name="title"
            label={t('field.title')}
            maxLength={titleLengthMax}
            required
            className="sm:col-span-2"
          />
          <TextArea
            name="text"
            label={t('field.text')}
            rows={6}
            maxLength={textLengthMax}
            required
            className="sm:col-span-2"
          />
          <TextField name="from" label={t('field.from')} type="date" required />
          <OptionalTextField name="until" label={t('field.until')} hint={t('untilHint')} type="date" />
        </div>
      </Card>
      <SaveBar label={t(notice ? 'save' : 'publish')} cancelHref={links.notices(area)} />
    </>
  );
  if (notice) {
    return (
      <EditForm
        op={updateNoticeOp}
        initial={changeable(notice)}
        revision={notice.revision}
        read={() => call(readNoticeOp, { id: notice.id })}
        valuesOf={changeable}
        onSaved={onSaved}
      >
        {fields}
      </EditForm>
    );
  }
  const [only] = classes;
  const classId = area === 'facilitator' && classes.length === 1 && only ? only.value : null;
  return (
    <EditForm
      op={createNoticeOp}
      initial={{ classId, title: '', text: '', from: today, until: null }}
      onSaved={onSaved}
      startsHere
    >
      {fields}
    </EditForm>
  );
}
