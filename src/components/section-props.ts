/** What the component of a kind takes: the data of its fragment. */
export interface SectionProps<Fragment> {
  section: Fragment;
}
