'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { SaveBar } from '@/components/forms/save-bar';
import { OptionalTextField, TextArea, TextField } from '@/components/forms/text-fields';
import { Card } from '@/components/ui/card';
import type { SelectOption } from '@/components/ui/select';
import { useGo } from '@/components/ui/use-go';
import { links } from '@/lib/links';
import { createMuralPostOp, readMuralPostOp, updateMuralPostOp } from '@/lib/mural/contract';
import { type MuralSection, textLengthMax, titleLengthMax } from '@/lib/mural/rules';
import { call } from '@/lib/platform/browser/call';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { MuralPicture } from './mural-picture';

type Post = ReplyOf<typeof readMuralPostOp>;
type Props = {
  section: MuralSection;
  /** Whom a new one of the section may be for, and the day that it begins at. */
  choices: readonly SelectOption[];
  today: string;
  post?: Post;
};

function changeable({ id, title, text, imageId, imageText, from, until }: Post) {
  return { id, title, text, imageId, imageText, from, until };
}

/** Write and edit are one form. Whom a post is for is chosen once: who has read it has read it. */
export function MuralForm({ section, choices, today, post }: Props) {
  const t = useTranslations('mural');
  const go = useGo();
  const onSaved = () => go.replace(links.mural(section));
  const fields = (
    <>
      <Card>
        <div className="grid gap-4 sm:grid-cols-2">
          {!post && section !== 'global' && (
            <SelectField
              name={section === 'class' ? 'classId' : 'studentId'}
              label={t(`field.${section}`)}
              options={choices}
              none={t(`choose.${section}`)}
              required
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
            hint={t('textHint')}
            rows={6}
            maxLength={textLengthMax}
            className="sm:col-span-2"
          />
          <div className="grid gap-4 sm:col-span-2">
            <MuralPicture post={post} />
          </div>
          <TextField name="from" label={t('field.from')} type="date" required />
          <OptionalTextField name="until" label={t('field.until')} hint={t('untilHint')} type="date" />
        </div>
      </Card>
      <SaveBar label={t(post ? 'save' : 'publish')} cancelHref={links.mural(section)} />
    </>
  );
  if (post) {
    return (
      <EditForm
        op={updateMuralPostOp}
        initial={changeable(post)}
        revision={post.revision}
        read={() => call(readMuralPostOp, { id: post.id })}
        valuesOf={changeable}
        onSaved={onSaved}
      >
        {fields}
      </EditForm>
    );
  }
  const [only, ...others] = choices;
  const chosen = only && others.length === 0 ? only.value : null;
  return (
    <EditForm
      op={createMuralPostOp}
      initial={{
        section,
        classId: section === 'class' ? chosen : null,
        studentId: section === 'student' ? chosen : null,
        title: '',
        text: '',
        imageId: null,
        imageText: '',
        from: today,
        until: null,
      }}
      done={t('published')}
      onSaved={onSaved}
      startsHere
    >
      {fields}
    </EditForm>
  );
}
