import { BadAnswer, type ServerDoor } from './door.ts';

/** What players are called, asked of the server once each. */
export class PlayerNames {
  readonly #door: ServerDoor;
  readonly #known = new Map<string, Promise<string>>();

  constructor(door: ServerDoor) {
    this.#door = door;
  }

  /** Their names, in their order; who is unknown goes by the id. */
  of(players: readonly string[]): Promise<string[]> {
    return Promise.all(players.map((player) => this.#one(player)));
  }

  #one(player: string): Promise<string> {
    let name = this.#known.get(player);
    if (name === undefined) this.#known.set(player, (name = this.#ask(player)));
    return name;
  }

  async #ask(player: string): Promise<string> {
    try {
      const { name } = await this.#door.get(`players/${encodeURIComponent(player)}`);
      return String(name);
    } catch (error) {
      if (error instanceof BadAnswer) return player;
      throw error;
    }
  }
}
