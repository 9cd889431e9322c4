import type { ReactNode } from 'react';
import * as shared from '../styles/shared.module.css';
import { SectionHeading } from './frame';
import * as styles from './tool-frame.module.css';

interface Props {
  id: string;
  heading: string;
  lead?: string | null;
  children: ReactNode;
}

/**
 * The frame of a tool, which stands at the top of its page: its heading is small, because the
 * answer is the largest text.
 */
export const ToolFrame = ({ id, heading, lead, children }: Props) => (
  <section id={id} className={styles.frame} aria-labelledby={`${id}-heading`}>
    <SectionHeading id={id} heading={heading} className={styles.heading} />
    {lead && <p className={shared.soft}>{lead}</p>}
    {children}
  </section>
);

interface ColumnsProps {
  /** The choices: a `form`, which paper leaves out. */
  form: ReactNode;
  /** The choices stand in a row above the answer, because they are few and it is long. */
  isRow?: boolean;
  /** Whether the address has been read: until then, an answer to another question isn't shown. */
  isKnown: boolean;
  /** The answer, and what follows from it. */
  children: ReactNode;
}

/** Choices and their answer. Without script, the answer to the first choice alone. */
export const ToolColumns = ({ form, isRow = false, isKnown, children }: ColumnsProps) => (
  <div className={isRow ? `${styles.columns} ${styles.row}` : styles.columns}>
    {form}
    <div className={isKnown ? styles.answer : `${styles.answer} until-asked`}>{children}</div>
  </div>
);

/** What is announced when it changes. An `output` may hold no paragraphs and lists. */
export const ToolAnswer = ({ children }: { children: ReactNode }) => (
  <div role="status">{children}</div>
);

interface LineProps {
  children: string;
  isLine: true;
}

/** The answer itself: the largest text of the page. A line is as large as one line allows. */
export const ToolFigure = ({ children, ...props }: { children: ReactNode } | LineProps) =>
  'isLine' in props && typeof children === 'string' ? (
    <p
      className={`${styles.figure} ${styles.line}`}
      style={{ '--characters': Math.max(children.length, 1) }}
    >
      {children}
    </p>
  ) : (
    <p className={styles.figure}>{children}</p>
  );

interface TablesProps {
  label: string;
  children: ReactNode;
}

/**
 * What a tool answers from, as tables: closed as long as there is script, open without and in
 * print.
 */
export const ToolTables = ({ label, children }: TablesProps) => (
  <details className={styles.tables}>
    <summary className={styles.label}>{label}</summary>
    {children}
  </details>
);
