import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/text/languages.ts';
import { useSearch } from 'wouter';
import { t } from '#client/app/words/words.ts';
import { language } from '#client/lib/words/language.ts';

/** For visitors: this page in another language. The choice stays in this browser; an account has one of its own. */
export function LanguageLinks() {
  const search = useSearch();
  const addressIn = (one: Language) => {
    const query = new URLSearchParams(search);
    query.set('in', one);
    return `?${query}`;
  };
  return (
    <nav aria-label={t('Language')} className="flex-[1_0_100%]">
      <ul className="flex flex-wrap justify-center gap-x-2">
        {LANGUAGES.map((one) => (
          <li key={one} lang={one}>
            {one === language ? (
              <b aria-current="true" className="inline-flex min-h-tap items-center px-2.5 text-on-rail">
                {LANGUAGE_NAMES[one]}
              </b>
            ) : (
              <a
                href={addressIn(one)}
                hrefLang={one}
                className="inline-flex min-h-tap items-center px-2.5 underline underline-offset-3 hover:text-on-rail"
              >
                {LANGUAGE_NAMES[one]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
