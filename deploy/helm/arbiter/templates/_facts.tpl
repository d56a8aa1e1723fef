{{/*
What is so of each service, whatever the values say: which servers and keys it needs, whether it serves people, and behind which
topic its group's lag is looked at. (Brokers know the lag of groups that store offsets there. The gateway has no group;
rules-evaluation stores none, since what it has not answered is asked again: both are scaled by processor time.)
*/}}
{{- define "arbiter.facts" -}}
gateway:
  needs: [kafka, redis, keys-players, keys-tips, keys-public]
  serves: true
matchmaking:
  needs: [kafka]
  lag:
    - { group: matchmaking, topic: matchmaking.commands.v1 }
    - { group: matchmaking, topic: match.commands.v1 }
game-state:
  needs: [kafka]
  lag:
    - { group: game-state, topic: game.commands.v1 }
rules-evaluation:
  needs: [kafka]
replay:
  needs: [kafka, redis, postgres, keys-operators, keys-tips, keys-public, oidc]
  serves: true
  lag:
    - { group: replay.public, topic: game.events.v1 }
bot:
  needs: [kafka, keys-bots, front]
{{- end -}}
