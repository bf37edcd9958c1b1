import { useTranslations } from 'next-intl';
import { Markdown } from '@/components/markdown/markdown';
import { KeyValueList } from '@/components/ui/key-value-list';
import { languageOf } from '@/lib/courses/rules';
import type { OpenModule } from './open-module';

/** The module's words, and what families can do with them. */
export function ModuleExtras({ module }: { module: OpenModule }) {
  const t = useTranslations('openPages.module');
  const lang = languageOf(module);
  return (
    <>
      {module.glossary.length > 0 && (
        <section aria-labelledby="glossary">
          <h2 id="glossary" className="text-xl">
            {t('glossary')}
          </h2>
          <div lang={lang}>
            <KeyValueList
              items={module.glossary.map(({ term, meaning }) => ({ key: term, label: term, value: meaning }))}
            />
          </div>
        </section>
      )}
      {module.guardianTips && (
        <section aria-labelledby="family">
          <h2 id="family" className="text-xl">
            {t('guardianTips')}
          </h2>
          <div lang={lang} className="mt-2">
            <Markdown text={module.guardianTips} idPrefix="tips" />
          </div>
        </section>
      )}
    </>
  );
}
