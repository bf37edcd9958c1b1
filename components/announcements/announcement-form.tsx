'use client';

import { useTranslations } from 'next-intl';
import { EditForm } from '@/components/forms/edit-form';
import { SaveBar } from '@/components/forms/save-bar';
import { OptionalTextField, TextArea, TextField } from '@/components/forms/text-fields';
import { Card } from '@/components/ui/card';
import type { SelectOption } from '@/components/ui/select';
import { useGo } from '@/components/ui/use-go';
import { tipos } from '@/lib/access/actor';
import { createAnnouncementOp, readAnnouncementOp, updateAnnouncementOp } from '@/lib/announcements/contract';
import { textLengthMax, titleLengthMax } from '@/lib/announcements/rules';
import { links } from '@/lib/links';
import { call } from '@/lib/platform/browser/call';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { ForWhom } from './for-whom';

type Announcement = ReplyOf<typeof readAnnouncementOp>;
type Props = { schools: readonly SelectOption[]; today: string; announcement?: Announcement };

function changeable({ id, title, text, tipos: forWhom, schoolIds, from, until }: Announcement) {
  return { id, title, text, tipos: forWhom, schoolIds, from, until };
}

/** Write and edit are one form. */
export function AnnouncementForm({ schools, today, announcement }: Props) {
  const t = useTranslations('announcements');
  const tipo = useTranslations('shell.tipo');
  const go = useGo();
  const onSaved = () => go.replace(links.admAnnouncements());
  const fields = (
    <>
      <Card>
        <div className="grid gap-4 sm:grid-cols-2">
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
          <ForWhom
            name="tipos"
            label={t('field.tipos')}
            options={tipos.map((value) => ({ value, label: tipo(value) }))}
          />
          <ForWhom
            name="schoolIds"
            label={t('field.schools')}
            hint={t('schoolsHint')}
            options={schools}
            search={t('findSchool')}
          />
          <TextField name="from" label={t('field.from')} type="date" required />
          <OptionalTextField name="until" label={t('field.until')} hint={t('untilHint')} type="date" />
        </div>
      </Card>
      <SaveBar label={t(announcement ? 'save' : 'publish')} cancelHref={links.admAnnouncements()} />
    </>
  );
  if (announcement) {
    return (
      <EditForm
        op={updateAnnouncementOp}
        initial={changeable(announcement)}
        revision={announcement.revision}
        read={() => call(readAnnouncementOp, { id: announcement.id })}
        valuesOf={changeable}
        onSaved={onSaved}
      >
        {fields}
      </EditForm>
    );
  }
  return (
    <EditForm
      op={createAnnouncementOp}
      initial={{ title: '', text: '', tipos: [], schoolIds: [], from: today, until: null }}
      done={t('published')}
      onSaved={onSaved}
      startsHere
    >
      {fields}
    </EditForm>
  );
}
