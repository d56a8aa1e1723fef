import type { VNode } from 'preact';
import type { Actions } from '../session/actions.ts';
import { button } from '../views/parts.tsx';
import type { Guide } from './guide.ts';
import { say } from '../words/say.ts';

type GuideActions = Pick<Actions, 'guide' | 'showRule'>;

/** What the guide has to tell. */
export function guideView(guide: Guide, actions: GuideActions): VNode {
  return <Told guide={guide} actions={actions} key="guide" />;
}

function Told({
  guide,
  actions,
}: {
  readonly guide: Guide;
  readonly actions: GuideActions;
}): VNode | null {
  const now = guide.told.value.at(-1);
  if (now === undefined) return null;
  const { tip, edition } = now;
  const differs = tip.differs[edition];
  return (
    <section class="guide" aria-label={say('Guide')}>
      <div role="status">
        <h3>{say(tip.title)}</h3>
        <p>{say(tip.says)}</p>
        {differs !== undefined && (
          <p>
            {`${say(differs.says)} `}
            {button(
              `§ ${differs.rule}`,
              () => {
                actions.showRule(differs.rule);
              },
              'small rule',
            )}
          </p>
        )}
      </div>
      <div class="buttons">
        {button(say('Got it'), () => {
          guide.gotIt();
        })}
        {button(
          say('No more tips'),
          () => {
            actions.guide(false);
          },
          'small',
        )}
      </div>
    </section>
  );
}
