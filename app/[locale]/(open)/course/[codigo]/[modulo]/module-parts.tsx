import { useTranslations } from 'next-intl';
import { Markdown } from '@/components/markdown/markdown';
import { languageOf } from '@/lib/courses/rules';
import type { OpenModule } from './open-module';

/** What classes do over the lessons: missions and projects. */
export function ModuleParts({ module }: { module: OpenModule }) {
  const t = useTranslations('openPages.module');
  const lang = languageOf(module);
  const missions = module.parts.filter(({ kind }) => kind === 'mission');
  const projects = module.parts.filter(({ kind }) => kind === 'project');
  return (
    <>
      {missions.length > 0 && (
        <section aria-labelledby="missions">
          <h2 id="missions" className="text-xl">
            {t('missions')}
          </h2>
          {missions.map((part) => (
            <Part
              key={part.number}
              part={part}
              lang={lang}
              name={t('mission', { number: part.number, name: part.name })}
            />
          ))}
        </section>
      )}
      {projects.length > 0 && (
        <section aria-labelledby="projects">
          <h2 id="projects" className="text-xl">
            {t('projects')}
          </h2>
          {projects.map((part) => (
            <Part key={part.number} part={part} lang={lang} name={part.name} />
          ))}
        </section>
      )}
    </>
  );
}

type PartProps = { part: OpenModule['parts'][number]; name: string; lang: string };

function Part({ part: { kind, number, summary, ...part }, name, lang }: PartProps) {
  const challenges = [...part.challenges, ...part.optionalChallenges];
  return (
    <div lang={lang} className="mt-4 flex flex-col gap-2">
      <h3 className="text-lg">{name}</h3>
      {summary && <Markdown text={summary} idPrefix={`${kind}-${number}`} />}
      {challenges.length > 0 && (
        <ol className="list-decimal ps-6">
          {challenges.map((challenge) => (
            <li key={challenge}>{challenge}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
