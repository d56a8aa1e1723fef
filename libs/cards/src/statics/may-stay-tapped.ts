import type { StaticWord } from '../say/static.ts';

/** Its controller may choose in the untap step that it stays tapped (6ED 302.1). */
export interface MayStayTapped {
  readonly mayStayTapped: 'self';
}

const word: StaticWord<MayStayTapped> = {
  text: (_, say) => `You may choose not to untap ${say.self.text} during your untap step.`,
};
export default word;
