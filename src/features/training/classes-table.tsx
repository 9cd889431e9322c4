import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Anchor } from '../../components/anchor';
import { DataTable } from '../../components/data-table';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { unmarked } from '../../site/line-breaks';
import * as shared from '../../styles/shared.module.css';

/**
 * The public classes ahead. The course of each leads to the consultation form, which knows the
 * class then.
 */
export const ClassesTable = ({ section }: SectionProps<Queries.ClassesSectionFragment>) => {
  const { t } = useTranslation('page');

  return (
    <Frame {...section}>
      {section.rows.length === 0 ? (
        <p className={shared.notice}>{section.none}</p>
      ) : (
        <>
          <DataTable
            label={`${unmarked(section.heading)} · ${t('sections.table')}`}
            columns={section.columns}
            isOpen
            isListed
            rows={section.rows.map(([course = '', ...cells], row) => ({
              name: [course, ...cells].join(', '),
              head: <ClassLink course={course} form={section.forms[row] ?? ''} />,
              cells,
            }))}
          />
          <p className={shared.touch}>
            <Anchor href={section.calendarHref}>{section.calendarLabel}</Anchor>
          </p>
        </>
      )}
    </Frame>
  );
};

/** The course of a class, which leads to the form where the site has one. */
const ClassLink = ({ course, form }: { course: string; form: string }) =>
  form === '' ? course : <a href={form}>{course}</a>;

export const query = graphql`
  fragment ClassesSection on ClassesSection {
    ...SectionHead
    ...Table
    none
    forms
    calendarLabel
    calendarHref
  }
`;
