import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ButtonLink } from '../../components/button';
import { ToolAnswer, ToolFigure } from '../../components/tool-frame';
import type { TextsOf } from '../../i18n/instance';
import * as shared from '../../styles/shared.module.css';
import * as styles from './calculator.module.css';
import { type Choice, choiceQuery, deploymentOf, rulesOf } from './choice';
import { comparedYears, crossoverOf, type Quote, quoteOf } from './rules';
import { yuan } from './yuan';

type CalculatorData = Queries.CalculatorSectionFragment;

type Texts = TextsOf<'pricing'>;

interface EstimateProps {
  section: CalculatorData;
  choice: Choice;
}

/**
 * What a choice costs: the cheaper way in large, the other, both over time, and the way to a quote.
 */
export function Estimate({ section, choice }: EstimateProps) {
  const { t } = useTranslation('pricing');
  const rules = rulesOf(section);
  const quote = quoteOf(rules, deploymentOf(choice));
  const crossover = crossoverOf(rules, choice.level);
  const isPriced = quote.year > 0;

  return (
    <>
      <ToolAnswer>
        {isPriced ? (
          <Total quote={quote} years={choice.years} />
        ) : (
          <ToolFigure>{t('onRequest')}</ToolFigure>
        )}
        <Remainder section={section} quote={quote} />
      </ToolAnswer>
      {isPriced && <CostChart quote={quote} years={choice.years} crossover={crossover} />}
      <p className={shared.note}>{estimateText(section, choice, t)}</p>
      {section.consult && (
        <ButtonLink href={consultAddress(section, choice, quote, t)}>{t('quote')}</ButtonLink>
      )}
    </>
  );
}

interface TotalProps {
  quote: Quote;
  years: number;
}

/** The total over the term: the cheaper way first. */
function Total({ quote, years }: TotalProps) {
  const { t } = useTranslation('pricing');
  const sums = quote.after(years);
  const isSubscription = sums.subscription <= sums.perpetual;
  const cheaper = isSubscription ? 'subscription' : 'perpetual';
  const dearer = isSubscription ? 'perpetual' : 'subscription';

  const amounts = {
    year: yuan(quote.year, t),
    licence: yuan(quote.licence, t),
    maintenance: yuan(quote.maintenance, t),
    sum: yuan(sums[dearer], t),
    difference: yuan(sums[dearer] - sums[cheaper], t),
  };

  return (
    <>
      <p className={shared.eyebrow}>{t(`cheaper.${cheaper}`, { count: years })}</p>
      <ToolFigure>{yuan(sums[cheaper], t)}</ToolFigure>
      <p>{t(isSubscription ? 'subscriptionYear' : 'perpetualOnce', amounts)}</p>
      <p className={shared.soft}>{t(`dearer.${dearer}`, amounts)}</p>
    </>
  );
}

/** The products that have no guide price. */
function Remainder({ section, quote }: Pick<EstimateProps, 'section'> & { quote: Quote }) {
  const { t } = useTranslation('pricing');
  const names = quote.lines
    .filter(({ sum }) => sum === null)
    .map(({ id }) => section.units.find(({ slug }) => slug === id)?.name ?? id);
  if (names.length === 0) return null;

  const products = names.join(t('separator'));
  return <p>{t(quote.year > 0 ? 'plusOnRequest' : 'allOnRequest', { products })}</p>;
}

interface ChartProps extends TotalProps {
  crossover: number | null;
}

/** Years with one decimal. */
const inYears = (years: number): string => years.toFixed(1);

/** Both ways over time as pairs of bars, with the point from which on the licence is cheaper. */
function CostChart({ quote, years, crossover }: ChartProps) {
  const { t } = useTranslation('pricing');
  const shownYears = [...new Set([...comparedYears, years])];
  const marks = crossover === null ? shownYears : [...shownYears, crossover];
  const rows = marks.sort((a, b) => a - b).map((at) => ({ at, ...quote.after(at) }));
  const highestSum = Math.max(
    ...rows.flatMap(({ subscription, perpetual }) => [subscription, perpetual]),
  );

  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{t('chart')}</strong>
        <span className={styles.legend} aria-hidden="true">
          <span>{t('subscription')}</span>
          <span>{t('perpetual')}</span>
        </span>
      </figcaption>
      <dl>
        {rows.map(({ at, subscription, perpetual }) =>
          at === crossover ? (
            <div key="equal" className={styles.equal}>
              <dt>{t('equal', { years: inYears(at) })}</dt>
              <dd>{yuan(subscription, t)}</dd>
            </div>
          ) : (
            <div key={at} className={at === years ? styles.term : undefined}>
              <dt>{t('years', { count: at })}</dt>
              <dd>
                <Bar name={t('subscription')} sum={subscription} highestSum={highestSum} />
                <Bar name={t('perpetual')} sum={perpetual} highestSum={highestSum} />
              </dd>
            </div>
          ),
        )}
      </dl>
    </figure>
  );
}

interface BarProps {
  name: string;
  sum: number;
  /** The longest bar's. */
  highestSum: number;
}

/** A bar with its amount. */
function Bar({ name, sum, highestSum }: BarProps) {
  const { t } = useTranslation('pricing');

  return (
    <p style={{ '--share': sum / highestSum }}>
      <span className="visually-hidden">{name} </span>
      <span>{yuan(sum, t)}</span>
    </p>
  );
}

/** A choice in a sentence. */
function estimateText({ units, levels }: CalculatorData, choice: Choice, t: Texts): string {
  const itemName = (slug: string) => units.find((unit) => unit.slug === slug)?.name ?? slug;
  const products = choice.lines.map(({ slug, count }) =>
    t('line', { product: itemName(slug), quantity: count.toLocaleString('en') }),
  );

  return t('estimate', {
    products: products.join(t('separator')),
    level: levels.find(({ id }) => id === choice.level)?.name ?? '',
    years: t('years', { count: choice.years }),
  });
}

/**
 * The address of the consultation form, filled with the first product, the estimate and its
 * address.
 */
function consultAddress(section: CalculatorData, choice: Choice, quote: Quote, t: Texts): string {
  const { subscription, perpetual } = quote.after(choice.years);

  const message = t('message', {
    estimate: estimateText(section, choice, t),
    year: yuan(quote.year, t),
    licence: yuan(quote.licence, t),
    subscription: yuan(subscription, t),
    perpetual: yuan(perpetual, t),
  });

  const [line] = choice.lines;
  const product = section.units.find(({ slug }) => slug === line?.slug)?.product ?? '';
  const query = new URLSearchParams({
    source: product,
    message: `${message}\n${section.page}${choiceQuery(choice)}`,
  });

  return `${section.consult}?${query}`;
}
